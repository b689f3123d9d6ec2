import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORAGE_KEY = 'scroll-positions';

type Positions = Record<string, number>;

function storedPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

const positions = storedPositions();

function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage the places are only forgotten on a reload.
  }
}

/** A new screen starts at its top; Back, Forward and a reload return to where the person was. */
export function useScrollMemory(): void {
  const { key: entry, pathname } = useLocation();
  const navigationType = useNavigationType();
  // The first entry of every visit bears the same key, whatever its address.
  const key = entry === 'default' ? pathname : entry;

  useEffect(() => {
    // The browser would scroll before the screen is drawn.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePositions);
    return () => window.removeEventListener('pagehide', storePositions);
  }, []);

  useLayoutEffect(() => {
    window.scrollTo(0, navigationType === 'POP' ? (positions[key] ?? 0) : 0);
    const remember = () => {
      positions[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, navigationType]);
}
