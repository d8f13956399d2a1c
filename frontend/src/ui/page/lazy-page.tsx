import { type ComponentType, lazy, useEffect, useState } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';

/** A part of the site whose code comes when it is opened, or before. */
export type LazyPage<Props = object> = ComponentType<Props> & { load: () => Promise<void> };

export function lazyPage<Props extends object = object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let here: ComponentType<Props> | undefined;
  let hasFailed = false;
  const load = async () => {
    // Whoever waits for what failed is told of it; whoever opens the page from now on waits for another attempt.
    if (hasFailed) Waiting = waiting();
    here ??= await fetchCode();
  };
  const waiting = () => {
    hasFailed = false;
    return lazy(async () => {
      try {
        here ??= await fetchCode();
        return { default: here };
      } catch (problem) {
        hasFailed = true;
        throw problem;
      }
    });
  };
  let Waiting = waiting();
  function Page(props: Props) {
    // What was begun stays: another component in its place would begin anew. Drawn at once where the code is here.
    const [Drawn] = useState<ComponentType<Props>>(() => here ?? Waiting);
    return <Drawn {...props} />;
  }
  return Object.assign(Page, { load });
}

const isLazyPage = (component: unknown): component is LazyPage =>
  typeof component === 'function' && 'load' in component;

/** Fetches the code of all that is drawn at an address, frames and page at once. */
export async function loadMatchedPages(routes: RouteObject[], address: string): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(matches.map(async ({ route: { Component } }) => isLazyPage(Component) && (await Component.load())));
}

export function useLazyRoutes(routes: RouteObject[]) {
  const { pathname } = useLocation();
  // What cannot be fetched says so where it is to be drawn.
  useEffect(() => void loadMatchedPages(routes, pathname).catch(() => undefined), [routes, pathname]);
  return useRoutes(routes);
}
