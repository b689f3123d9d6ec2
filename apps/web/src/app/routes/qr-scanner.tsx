import { paths } from '../../config/paths.ts';
import { HeldByCode } from '../../features/coupons/held-by-code.tsx';
import { ScannerScreen } from '../../features/scanner/scanner-screen.tsx';
import { useGoBack } from '../shell/use-go-back.ts';
import { useDocumentTitle } from '../use-document-title.ts';

const TITLE = 'QR scanner';

export default function QrScannerScreen() {
  const goBack = useGoBack(paths.root);
  useDocumentTitle(TITLE);
  return (
    <ScannerScreen
      title={TITLE}
      onBack={goBack}
      renderCoupon={(code) => <HeldByCode code={code} />}
    />
  );
}
