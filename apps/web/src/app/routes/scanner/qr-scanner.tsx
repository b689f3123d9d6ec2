import { paths } from '../../../config/paths.ts';
import { HeldByCode } from '../../../features/coupons/held/held-by-code.tsx';
import { ScannerScreen } from '../../../features/scanner/screen/scanner-screen.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { useGoBack } from '../../shell/screen-wrapper.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';

export default function QrScannerScreen() {
  const title = useTexts(screenTexts).titles.scanner;
  const goBack = useGoBack(paths.root);
  useDocumentTitle(title);
  return (
    <ScannerScreen
      title={title}
      onBack={goBack}
      renderCoupon={(code) => <HeldByCode code={code} />}
    />
  );
}
