import { Suspense, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { paths } from '../config/screen-paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RouteGuard } from './route-guard.tsx';
import { login, screensInShell, shell } from './screens.ts';
import { RootLayout } from './shell/root-layout.tsx';
import { AwaitWords, firstWords, FollowLanguage } from './translations/language.tsx';

/** Unknown addresses never get past the guard. */
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
              <Route element={<RootLayout screens={screensInShell} />}>
                <Route path={paths.login} element={<login.Screen />} />
                <Route element={<shell.Screen />}>
                  {screensInShell.map(({ path, Screen }) => (
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
