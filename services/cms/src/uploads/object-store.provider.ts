import { SETTINGS } from '@majlis/kit/app/service-settings';
import { openObjectStore } from '@majlis/kit/storage/open-object-store';
import type { Provider } from '@nestjs/common';
import type { CmsSettings } from '../read-settings.js';

export const OBJECT_STORE = Symbol('object store');

export const objectStoreProvider: Provider = {
  provide: OBJECT_STORE,
  inject: [SETTINGS],
  useFactory: (settings: CmsSettings) =>
    openObjectStore({
      url: settings.OBJECT_STORE_URL,
      accessKey: settings.OBJECT_STORE_ACCESS_KEY,
      secretKey: settings.OBJECT_STORE_SECRET_KEY,
    }),
};
