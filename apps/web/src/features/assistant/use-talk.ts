import type { ChatBody, ChatResult } from '@baeon/contracts/assistant/assistant-wire';
import { type Coordinates, rounded } from '@baeon/contracts/places/geo';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { useReconnect } from '../../lib/online.ts';
import { personNow } from '../../lib/session.ts';
import { keepTalk, keptTalk } from './kept-talk.ts';
import type { Talker } from './talk-storage.ts';
import {
  answered,
  asked,
  emptyTalk,
  failed,
  isWaiting,
  lastQuestion,
  type Talk,
  triedAgain,
} from './talk.ts';

const queryKey = ['talk'];

const say = (body: ChatBody) => callApi<ChatResult>(wire.chat, { method: 'POST', body });

/**
 * The talk with the assistant. It lies in the cache and not in the screen: a reply that comes
 * while the person is elsewhere is there when they are back.
 */
export function useTalk(at: Coordinates | null) {
  const client = useQueryClient();
  const { data: talk = emptyTalk } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: () => keptTalk(personNow()),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const { mutate } = useMutation({
    mutationFn: ({ body }: { body: ChatBody; talker: Talker }) => say(body),
    onSuccess: (result, { talker }) =>
      change(talker, (known) => answered(known, result, new Date())),
    onError: (_error, { talker }) => change(talker, (known) => failed(known, new Date())),
  });

  const known = () => client.getQueryData<Talk>(queryKey) ?? emptyTalk;

  /** What comes after a logout, or after somebody else's login, is nobody's. */
  function change(talker: Talker, changed: (talk: Talk) => Talk): void {
    if (talker !== personNow()) return;
    const next = changed(known());
    client.setQueryData<Talk>(queryKey, next);
    keepTalk(talker, next);
  }

  function sendLast(): void {
    const question = lastQuestion(known());
    if (!question) return;
    const place = at ? rounded(at) : {};
    const body = { user_input: question.content, ...known().thread, ...place };
    mutate({ body, talker: personNow() });
  }

  function retry(): void {
    if (isWaiting(known())) return;
    change(personNow(), triedAgain);
    if (isWaiting(known())) sendLast();
  }
  useReconnect(retry);

  return {
    talk,
    retry,
    send(text: string): void {
      const content = text.trim();
      if (content === '' || isWaiting(known())) return;
      change(personNow(), (before) => asked(before, content, new Date()));
      sendLast();
    },
    startOver: () => change(personNow(), (before) => (isWaiting(before) ? before : emptyTalk)),
  };
}
