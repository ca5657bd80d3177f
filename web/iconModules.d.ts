declare module 'icon:*' {
  const Icon: typeof import('@mui/material').SvgIcon;
  // biome-ignore lint/style/noDefaultExport: each import names the icon after its purpose.
  export default Icon;
}
