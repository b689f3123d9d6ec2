import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, LogOut, ScanLine } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import {
  BrowserRouter,
  Link,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router';
import { counterAddress, counterBase, counterPaths } from '../config/counter-config.ts';
import { counterAccountTexts } from '../features/account/account-texts.ts';
import { CounterSignIn } from '../features/account/counter-sign-in.tsx';
import { meQuery, MyStores } from '../features/account/my-stores.tsx';
import { TakeOver } from '../features/account/take-over.tsx';
import { ConflictsSection } from '../features/store/conflicts-section.tsx';
import { HonourSection } from '../features/store/honour-section.tsx';
import { MyShops } from '../features/store/new-shop/my-shops.tsx';
import { MessagesSection } from '../features/store/messages-section.tsx';
import { RecordSection } from '../features/store/record-section.tsx';
import { StaffSection, StoreSections } from '../features/store/store-sections.tsx';
import { signOutPerson, usePerson } from '../lib/person-api.ts';
import { Foot } from './foot.tsx';
import { operatorScreens } from './operator-screens.tsx';

const ApprovalsSection = lazy(() => import('../features/store/approvals-section.tsx'));
const NewShopScreen = lazy(() => import('../features/store/new-shop/new-shop-screen.tsx'));

const round = 'grid size-12 shrink-0 place-items-center rounded-control hover:bg-brand-soft';

/** For operators. */
const ofAllStores: Record<string, ReactNode> = {
  [counterPaths.approvals]: <ApprovalsSection />,
  [counterPaths.conflicts]: <ConflictsSection storeId={null} />,
  [counterPaths.honour]: <HonourSection />,
  [counterPaths.messages]: <MessagesSection />,
};
/** These show several things side by side where there is room. */
const broad: Record<string, ReactNode> = {
  [counterPaths.record]: <RecordSection storeId={null} />,
  ...operatorScreens,
};

/** For whoever runs a store, works at one, or runs the city. */
export function AccountRoutes() {
  return (
    <BrowserRouter basename={counterBase}>
      <Screens />
    </BrowserRouter>
  );
}

function Screens() {
  const person = usePerson();
  const navigate = useNavigate();
  if (person === 'opening') return null;
  if (person === null) {
    return (
      <Frame>
        <CounterSignIn />
      </Frame>
    );
  }
  const toStores = () => void navigate(counterPaths.me, { replace: true });
  return (
    <Routes>
      <Route path={counterPaths.me} element={<MyStoresScreen />} />
      <Route path={counterPaths.store} element={<StoreScreen onLeft={toStores} />} />
      {Object.entries(ofAllStores).map(([path, list]) => (
        <Route key={path} path={path} element={<Frame back>{list}</Frame>} />
      ))}
      {Object.entries(broad).map(([path, screen]) => (
        <Route
          key={path}
          path={path}
          element={
            <Frame back isBroad>
              {screen}
            </Frame>
          }
        />
      ))}
      <Route
        path={counterPaths.newShop}
        element={
          <Frame back>
            <NewShopScreen />
          </Frame>
        }
      />
      <Route path={counterPaths.takeOver} element={<TakeOverScreen onOwned={toStores} />} />
    </Routes>
  );
}

function MyStoresScreen() {
  const texts = useTexts(counterAccountTexts);
  const me = useQuery(meQuery);
  return (
    <Frame
      aside={
        <button
          type="button"
          aria-label={texts.signOut}
          title={texts.signOut}
          onClick={signOutPerson}
          className={round}
        >
          <LogOut aria-hidden="true" className="size-6" />
        </button>
      }
    >
      <h1 className="text-3xl font-extrabold">{texts.title}</h1>
      <MyStores />
      <MyShops mayBegin={me.data?.operator === false} />
    </Frame>
  );
}

type Opened = { name?: string } | null;

function StoreScreen({ onLeft }: { onLeft: () => void }) {
  const texts = useTexts(counterAccountTexts);
  const { storeId = '' } = useParams();
  const { state } = useLocation();
  const me = useQuery(meQuery);
  const mine = me.data?.stores.find(({ store_id }) => store_id === storeId);
  const as = mine?.role ?? (me.data?.operator ? 'operator' : null);
  return (
    <Frame back>
      <h1 className="text-3xl font-extrabold text-balance wrap-anywhere">
        {mine?.name ?? (state as Opened)?.name ?? texts.title}
      </h1>
      {as === 'staff' && mine && (
        <StaffSection storeId={storeId} personId={mine.person_id} onLeft={onLeft} />
      )}
      {(as === 'owner' || as === 'operator') && (
        <StoreSections
          storeId={storeId}
          as={as}
          waiting={
            mine ? { conflicts: mine.open_conflicts, refusals: mine.unanswered_refusals } : {}
          }
        />
      )}
    </Frame>
  );
}

function TakeOverScreen({ onOwned }: { onOwned: () => void }) {
  const { storeId = '' } = useParams();
  const { state } = useLocation();
  return (
    <Frame back>
      <TakeOver storeId={storeId} name={(state as Opened)?.name ?? ''} onOwned={onOwned} />
    </Frame>
  );
}

type FrameProps = { back?: boolean; isBroad?: boolean; aside?: ReactNode; children: ReactNode };

function Frame({ back = false, isBroad = false, aside, children }: FrameProps) {
  const texts = useTexts(counterAccountTexts);
  return (
    <div
      data-wide
      data-broad={isBroad || undefined}
      className="flex flex-1 flex-col gap-4 px-4 pb-4 [--side:16px]"
    >
      <div className="-mx-2 flex justify-between pt-2">
        {back ? (
          <Link to={counterPaths.me} aria-label={texts.back} title={texts.back} className={round}>
            <ArrowLeft aria-hidden="true" className="size-6" />
          </Link>
        ) : (
          <a
            href={counterAddress(counterPaths.till)}
            className="inline-flex min-h-12 items-center gap-2 rounded-control px-3 font-semibold text-link hover:bg-brand-soft"
          >
            <ScanLine aria-hidden="true" className="size-6" />
            {texts.toTill}
          </a>
        )}
        {aside}
      </div>
      <Suspense fallback={<Skeleton className="h-64 rounded-card!" />}>{children}</Suspense>
      <div className="mt-auto">
        <Foot toOwners={false} />
      </div>
    </div>
  );
}
