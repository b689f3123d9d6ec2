import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { savedIdsUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { heartTexts } from './heart-texts.ts';

export const savedIdsOptions = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.savedIds,
    queryFn: ({ signal }) => callApi<string[]>(savedIdsUrl(userId), { signal }),
  });

/** Whether this person keeps a deal for later. */
export function useIsSaved(id: string): boolean {
  const { user, signedIn } = useSession();
  const saved = useQuery({
    ...savedIdsOptions(user?.id ?? ''),
    enabled: signedIn,
    select: (ids) => ids.includes(id),
  });
  return saved.data ?? false;
}

type Props = {
  deal: { id: string; title: string };
  /** In a list of saved ones: what is taken out can be brought back. */
  canUndo?: boolean;
  /** Where it lies on the picture of a card: small to see, as large as others to tap. */
  onCard?: string;
  className?: string;
};

/** The heart of a deal. What follows a tap is fetched then. */
export function SaveButton({ deal: { id, title }, canUndo = false, ...look }: Props) {
  const { onCard, className = 'size-[48px] rounded-control hover:bg-brand-soft' } = look;
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useLocation();
  const saved = useIsSaved(id);
  async function tap(): Promise<void> {
    const file = await import('./save-deal.ts').catch(() => null);
    file?.tapHeart({ client, id, wanted: !saved, canUndo, here, navigate });
  }

  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={useTexts(heartTexts).save(title)}
      onClick={() => void tap()}
      className={`grid place-items-center ${saved ? 'text-danger ' : ''}${onCard ? `absolute z-1 size-[44px] ${onCard}` : className}`}
    >
      <span className={onCard && 'rounded-full bg-raised p-[6px] shadow-float'}>
        <Heart
          aria-hidden="true"
          className={`${onCard ? 'size-[16px]' : 'size-[20px]'} ${saved ? 'fill-current' : ''}`}
        />
      </span>
    </button>
  );
}
