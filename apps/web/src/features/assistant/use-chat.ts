import type { ChatBody, ChatResult } from '@baeon/contracts/assistant/assistant-wire';
import { type Coordinates, rounded } from '@baeon/contracts/places/geo';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { useReconnect } from '@baeon/ui/lib/online.ts';
import { currentUserId } from '../../lib/session.ts';
import { storeChat, storedChat } from './stored-chat.ts';
import type { ChatOwner } from './chat-storage.ts';
import {
  answered,
  asked,
  emptyChat,
  failed,
  isWaiting,
  lastQuestion,
  type ChatState,
  triedAgain,
} from './chat-state.ts';

const queryKey = ['chat'];

const say = (body: ChatBody) => callApi<ChatResult>(wire.chat, { method: 'POST', body });

/**
 * The chat with the assistant. It lies in the cache and not in the screen: a reply that comes
 * while the person is elsewhere is there when they are back.
 */
export function useChat(at: Coordinates | null) {
  const client = useQueryClient();
  const { data: chat = emptyChat } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: () => storedChat(currentUserId()),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const { mutate } = useMutation({
    mutationFn: ({ body }: { body: ChatBody; owner: ChatOwner }) => say(body),
    onSuccess: (result, { owner }) => change(owner, (known) => answered(known, result, new Date())),
    onError: (_error, { owner }) => change(owner, (known) => failed(known, new Date())),
  });

  const known = () => client.getQueryData<ChatState>(queryKey) ?? emptyChat;

  /** What comes after a logout, or after somebody else's login, is nobody's. */
  function change(owner: ChatOwner, changed: (chat: ChatState) => ChatState): void {
    if (owner !== currentUserId()) return;
    const next = changed(known());
    client.setQueryData<ChatState>(queryKey, next);
    storeChat(owner, next);
  }

  function sendLast(): void {
    const question = lastQuestion(known());
    if (!question) return;
    const place = at ? rounded(at) : {};
    const body = { user_input: question.content, ...known().thread, ...place };
    mutate({ body, owner: currentUserId() });
  }

  function retry(): void {
    if (isWaiting(known())) return;
    change(currentUserId(), triedAgain);
    if (isWaiting(known())) sendLast();
  }
  useReconnect(retry);

  return {
    chat,
    retry,
    send(text: string): void {
      const content = text.trim();
      if (content === '' || isWaiting(known())) return;
      change(currentUserId(), (before) => asked(before, content, new Date()));
      sendLast();
    },
    startOver: () => change(currentUserId(), (before) => (isWaiting(before) ? before : emptyChat)),
  };
}
