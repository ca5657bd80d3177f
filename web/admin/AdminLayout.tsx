import { Container } from '@mui/material';
import { Outlet } from 'react-router-dom';

export function AdminLayout() {
  return (
    <Container component="main">
      <Outlet />
    </Container>
  );
}
