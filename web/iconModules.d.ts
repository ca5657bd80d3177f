declare module 'icon:*' {
  const Icon: typeof import('@mui/material').SvgIcon;
  // biome-ignore lint/style/noDefaultExport: who imports an icon names it after what it stands for there.
  export default Icon;
}
