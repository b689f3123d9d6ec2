import { useQuery } from '@tanstack/react-query';

/** Browsers may keep a script that failed once as failed, and a deploy takes old ones away. */
const onlyReloadHelps = (failures: number) => failures > 1 && navigator.onLine;

/** What draws a QR code is fetched when the first one is asked for. */
export function useStoreQrDrawing() {
  const drawing = useQuery({
    queryKey: ['store-qr-drawing'],
    queryFn: async () => (await import('./store-qr-code.tsx')).StoreQrCode,
    staleTime: Infinity,
    retry: false,
  });

  function tryAgain(): void {
    // The open sheet is part of the address, so it is there again afterwards.
    if (onlyReloadHelps(drawing.errorUpdateCount)) window.location.reload();
    else void drawing.refetch();
  }

  return {
    Drawing: drawing.data,
    failed: drawing.errorUpdateCount > 0,
    retrying: drawing.isFetching,
    tryAgain,
  };
}
