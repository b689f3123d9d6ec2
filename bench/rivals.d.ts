/** As much of them as is used here: they are not there until a suite asks for them. */
declare module 'lighthouse' {
  type Audit = { title: string; score: number | null; numericValue?: number };
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
  export type Result = {
    environment: { benchmarkIndex: number };
    runtimeError?: { code: string; message: string };
    finalDisplayedUrl: string;
    categories: Record<string, Category>;
    audits: Record<string, Audit>;
  };
  export default function lighthouse(
    url: string,
    options: object,
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'lighthouse/core/config/constants.js' {
  export const throttling: { mobileSlow4G: object };
}

declare module 'html5-qrcode' {
  export enum Html5QrcodeSupportedFormats {
    QR_CODE,
  }
  export class Html5Qrcode {
    constructor(elementId: string, options: object);
    scanFile(file: File, showImage: boolean): Promise<string>;
  }
}

declare module 'qr-scanner' {
  const QrScanner: {
    createQrEngine(): Promise<Worker>;
    scanImage(image: unknown, options: object): Promise<{ data: string }>;
  };
  export default QrScanner;
}
