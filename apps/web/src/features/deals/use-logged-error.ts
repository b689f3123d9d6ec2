import { useEffect } from 'react';

/** For trouble that people are not told of: what is missing is not what they came for. */
export function useLoggedError(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(what, error);
  }, [what, error]);
}
