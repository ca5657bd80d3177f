import { Box, Stack } from '@mui/material';

/** Which of the photographs of a strip is in view; shown where there is a strip. */
export function GalleryDots({ count, index }: { count: number; index: number }) {
  if (count < 2) return null;
  return (
    <Stack
      aria-hidden
      direction="row"
      sx={{ display: { md: 'none' }, justifyContent: 'center', gap: 1, pt: 1.5, height: 20 }}
    >
      {Array.from({ length: count }, (_, position) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
          key={position}
          sx={{
            width: 8,
            height: 8,
            borderRadius: '50%',
            bgcolor: position === index ? 'text.primary' : 'controlBorder',
            opacity: position === index ? 1 : 0.5,
          }}
        />
      ))}
    </Stack>
  );
}
