import { type INestApplication, RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { PUBLIC_ROUTE } from '../src/auth/current-user.js';
import { IdempotencyInterceptor } from '../src/http/idempotency.interceptor.js';
import type { RunningService } from './running-service.js';

export type Route = {
  method: string;
  path: string;
  isPublic: boolean;
  /** True for a route that responds 201 and lacks @Idempotent(), so that a repeated request creates a second row. */
  isNonIdempotentCreate: boolean;
};

export function listRoutes({ app }: RunningService): Route[] {
  const reflector = new Reflector();
  return controllersOf(app).flatMap((controller) =>
    new MetadataScanner().getAllMethodNames(controller.prototype as object).flatMap((name) => {
      const handler = (controller.prototype as Record<string, () => unknown>)[name];
      const method = handler && (Reflect.getMetadata('method', handler) as RequestMethod | undefined);
      if (handler === undefined || method === undefined) return [];
      const parts = [Reflect.getMetadata('path', controller), Reflect.getMetadata('path', handler)] as string[];
      const path = `/${parts.join('/')}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
      const isPublic = reflector.getAllAndOverride<boolean>(PUBLIC_ROUTE, [handler, controller]) === true;
      const interceptors = (Reflect.getMetadata('__interceptors__', handler) ?? []) as unknown[];
      const isCreation = method === RequestMethod.POST && Reflect.getMetadata('__httpCode__', handler) === undefined;
      const isNonIdempotentCreate = isCreation && !interceptors.includes(IdempotencyInterceptor);
      return [{ method: RequestMethod[method], path, isPublic, isNonIdempotentCreate }];
    }),
  );
}

/** Sorted lines such as `GET /api/… public`, to compare with the expected list of a test. */
export const routeInventory = (service: RunningService): string[] =>
  listRoutes(service)
    .map(({ method, path, isPublic }) => `${method} ${path} ${isPublic ? 'public' : 'staff'}`)
    .sort();

function controllersOf(app: INestApplication): (new () => unknown)[] {
  const modules = [...app.get(ModulesContainer).values()];
  return modules.flatMap(({ controllers }) =>
    [...controllers.values()].map(({ metatype }) => metatype as new () => unknown),
  );
}
