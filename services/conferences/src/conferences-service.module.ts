import { KitModule } from '@majlis/kit/app/kit.module';
import type { ServiceSettings } from '@majlis/kit/app/service-settings';
import { type DynamicModule, Module } from '@nestjs/common';
import { ConferenceEntity } from './conferences/conference.entity.js';
import { ConferencesModule } from './conferences/conferences.module.js';

const entities = [ConferenceEntity];

@Module({ imports: [ConferencesModule] })
export class ConferencesServiceModule {
  static of(settings: ServiceSettings): DynamicModule {
    return {
      module: ConferencesServiceModule,
      imports: [KitModule.of(settings, { name: 'conferences', entities })],
    };
  }
}
