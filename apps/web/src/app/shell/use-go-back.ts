import { useNavigate } from 'react-router';

/** The router numbers its history entries; 0 is where the visit began. */
function hasHistory(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

/** One step back; where this screen is the first of the visit, to its parent. */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (hasHistory()) void navigate(-1);
    else void navigate(parent, { replace: true });
  };
}
