import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function QrScannerScreen() {
  return <UnbuiltScreen title="QR scanner" />;
}
