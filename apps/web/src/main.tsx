import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRouter } from './app/app-router.tsx';
import { Toaster } from './components/ui/toaster.tsx';
import { mendSession } from './lib/session.ts';
import './styles/app.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');

mendSession();

createRoot(container).render(
  <StrictMode>
    <AppRouter />
    <Toaster />
  </StrictMode>,
);
