import { isServed } from '@baeon/contracts/places/geo';
import type { Product } from '@baeon/contracts/products/products-wire';
import { SquarePen } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { appConfig } from '../../../config/app-config.ts';
import { paths } from '../../../config/paths.ts';
import { Chat } from '../../../features/assistant/chat.tsx';
import { isWaiting } from '../../../features/assistant/chat-state.ts';
import { useChat } from '../../../features/assistant/use-chat.ts';
import { useRaiseFromChat } from '../../../features/deal-raise/use-raise-from-chat.ts';
import PlaceLine from '../../../features/profile/place/place-line.tsx';
import { useVoiceOverlay, VoiceButton } from '../../../features/voice/voice-button.tsx';
import { VoiceOverlay } from '../../../features/voice/voice-overlay.tsx';
import { useWishlist } from '../../../features/wishlist/use-wishlist.ts';
import { type Session, useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { usePosition } from '../../../lib/use-position.ts';
import { useWide } from '@baeon/ui/lib/use-wide.ts';
import { screenTexts } from '../../screen-texts.ts';
import { LoginPanel, useLoginFirst } from '../../login-first.tsx';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';
import { useKeyboardInset } from '@baeon/ui/components/sheet/keyboard-inset.tsx';

/** As high as the tabs. */
const TAB_BAR = 64;

/** What a visitor wanted when they were asked to log in. */
type Intent = { kind: 'wishlist' | 'raise'; product: Product };

function parentFor({ home, signedIn }: Session): string {
  if (home) return paths.dealsHome;
  return signedIn ? paths.root : paths.offers;
}

export default function ExploreScreen() {
  const texts = useTexts(screenTexts);
  const wide = useWide();
  const session = useSession();
  const { signedIn, home } = session;
  const { at, settled } = usePosition();
  const { chat, send, retry, startOver } = useChat(at);
  const wishlist = useWishlist();
  const raise = useRaiseFromChat();
  const keyboard = useKeyboardInset();
  const toRaise = useRef<Product>(null);
  const login = useLoginFirst<Intent>(fulfil);
  const [draft, setDraft] = useState<{ text: string } | null>(null);
  const waiting = isWaiting(chat);
  // What cannot be sent yet is not to be said twice.
  const speech = useVoiceOverlay((text) => (waiting ? setDraft({ text }) : send(text)));
  const served = at !== null && isServed(at, appConfig.serviceArea);

  function fulfil({ kind, product }: Intent): void {
    if (kind === 'raise') {
      toRaise.current = product;
      if (settled) raiseWanted();
      // They asked for it to be there, and it may be there since another visit.
    } else if (!wishlist.has(product.product_url)) wishlist.toggle(product);
  }

  // Where to bargain is looked up anew after a login, which takes a moment.
  const raiseWanted = useEffectEvent(() => {
    if (toRaise.current) void raise(toRaise.current);
    toRaise.current = null;
  });
  useEffect(() => {
    if (settled) raiseWanted();
  }, [settled]);

  function newChat() {
    startOver();
    // Its button goes with the chat.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }

  const askFor = (kind: Intent['kind'], product: Product) => login.ask({ kind, product });
  const raiseOrLogin = async (product: Product) =>
    signedIn ? raise(product) : askFor('raise', product);

  return (
    <ScreenWrapper
      title={texts.titles.explore}
      parent={parentFor(session)}
      action={chat.messages.length > 0 && <NewChatButton disabled={waiting} onPress={newChat} />}
    >
      <PlaceLine />
      <Chat
        chat={chat}
        onSend={send}
        onRetry={retry}
        draft={draft}
        voice={<VoiceButton disabled={waiting} onPress={speech.start} />}
        below={{ bar: home && signedIn && !wide ? TAB_BAR : 0, keyboard }}
        powers={{
          wishlist: signedIn
            ? wishlist
            : { ...wishlist, toggle: (product) => askFor('wishlist', product) },
          raise: served ? raiseOrLogin : null,
        }}
      />
      <VoiceOverlay voice={speech.voice} open={speech.open} />
      <LoginPanel open={login.open} title={texts.login.toContinue} onClose={login.cancel} />
    </ScreenWrapper>
  );
}

function NewChatButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={useTexts(screenTexts).explore.newChat}
      disabled={disabled}
      onClick={onPress}
      className="grid size-12 place-items-center rounded-control not-disabled:hover:bg-brand-soft disabled:text-ink-muted"
    >
      <SquarePen aria-hidden="true" className="size-5.5" />
    </button>
  );
}
