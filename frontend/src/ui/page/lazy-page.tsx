import { type ComponentType, lazy, useEffect, useState } from 'react';
import { matchRoutes, type RouteMatch, type RouteObject, useLocation, useRoutes } from 'react-router-dom';

export type LazyPage<Props = object> = ComponentType<Props> & { load: () => Promise<void> };

export function lazyPage<Props extends object = object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let component: ComponentType<Props> | undefined;
  let hasFailed = false;
  const load = async () => {
    // Renders that wait for a failed attempt get its error; later ones wait for a new attempt.
    if (hasFailed) Lazy = createLazy();
    component ??= await fetchCode();
  };
  const createLazy = () => {
    hasFailed = false;
    return lazy(async () => {
      try {
        component ??= await fetchCode();
        return { default: component };
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  };
  let Lazy = createLazy();
  function Page(props: Props) {
    // The component must not change during its life, or React would mount it again. Loaded code renders at once.
    const [Rendered] = useState<ComponentType<Props>>(() => component ?? Lazy);
    return <Rendered {...props} />;
  }
  return Object.assign(Page, { load });
}

const isLazyPage = (component: unknown): component is LazyPage =>
  typeof component === 'function' && 'load' in component;

export async function loadMatchedPages(routes: RouteObject[], path: string): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(async ({ route: { Component } }) => isLazyPage(Component) && (await Component.load())));
  return matches;
}

export function useLazyRoutes(routes: RouteObject[]) {
  const { pathname } = useLocation();
  useEffect(() => void loadMatchedPages(routes, pathname).catch(() => undefined), [routes, pathname]);
  return useRoutes(routes);
}
