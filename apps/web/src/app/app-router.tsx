import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { paths } from '../config/paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RouteGuard } from './route-guard.tsx';
import { RootLayout } from './shell/root-layout.tsx';
import { AwaitWords, FollowLanguage } from './translations/language.tsx';
import { firstWords } from './translations/use-language.ts';

const Login = lazy(() => import('./routes/login.tsx'));
const AppShell = lazy(() => import('./shell/app-shell.tsx'));

const screens = [
  { path: paths.interest, Screen: lazy(() => import('./routes/interest.tsx')) },
  { path: paths.getLocation, Screen: lazy(() => import('./routes/get-location.tsx')) },
  { path: paths.getBusiness, Screen: lazy(() => import('./routes/get-business.tsx')) },
  { path: paths.explore, Screen: lazy(() => import('./routes/explore.tsx')) },
  { path: paths.dealsHome, Screen: lazy(() => import('./routes/deals-home.tsx')) },
  { path: paths.qrScanner, Screen: lazy(() => import('./routes/qr-scanner.tsx')) },
  { path: paths.home, Screen: lazy(() => import('./routes/home.tsx')) },
  { path: paths.offers, Screen: lazy(() => import('./routes/offers.tsx')) },
  { path: paths.offer, Screen: lazy(() => import('./routes/offer.tsx')) },
  { path: paths.store, Screen: lazy(() => import('./routes/store.tsx')) },
  { path: paths.userProfile, Screen: lazy(() => import('./routes/user-profile.tsx')) },
  { path: paths.userCouponProfile, Screen: lazy(() => import('./routes/user-coupon-profile.tsx')) },
  { path: paths.wishlist, Screen: lazy(() => import('./routes/wishlist.tsx')) },
  { path: paths.myDeals, Screen: lazy(() => import('./routes/my-deals.tsx')) },
  { path: paths.user, Screen: lazy(() => import('./routes/user.tsx')) },
  { path: paths.userCoupon, Screen: lazy(() => import('./routes/user-coupon.tsx')) },
];

/** Each screen is its own file on the network. Unknown addresses never get past the guard. */
export function AppRouter() {
  const [words] = useState(firstWords);
  return (
    <BrowserRouter>
      <FollowLanguage />
      <ErrorBoundary>
        <RouteGuard>
          <Suspense fallback={<LoadingScreen />}>
            <AwaitWords words={words} />
            <Routes>
              <Route element={<RootLayout />}>
                <Route path={paths.login} element={<Login />} />
                <Route element={<AppShell />}>
                  {screens.map(({ path, Screen }) => (
                    <Route key={path} path={path} element={<Screen />} />
                  ))}
                </Route>
              </Route>
            </Routes>
          </Suspense>
        </RouteGuard>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
