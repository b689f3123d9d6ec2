import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { counterPaths } from '../config/counter-config.ts';

/** What operators alone open, each in a file of its own. */
const screens: Record<string, ComponentType> = {
  [counterPaths.city]: lazy(async () => ({
    default: (await import('../features/store/operator/city-section.tsx')).CitySection,
  })),
  [counterPaths.unanswered]: lazy(async () => ({
    default: (await import('../features/store/operator/unanswered-section.tsx')).UnansweredSection,
  })),
  [counterPaths.people]: lazy(async () => ({
    default: (await import('../features/store/operator/persons-section.tsx')).PersonsSection,
  })),
  [counterPaths.imports]: lazy(async () => ({
    default: (await import('../features/store/operator/imports-section.tsx')).ImportsSection,
  })),
};

export const operatorScreens: Record<string, ReactNode> = Object.fromEntries(
  Object.entries(screens).map(([path, Screen]) => [
    path,
    <Suspense key={path} fallback={<Skeleton className="h-40 rounded-card!" />}>
      <Screen />
    </Suspense>,
  ]),
);
