import { Module } from '@nestjs/common';
import { PeopleImportController } from './people-import.controller.js';
import { PeopleImportService } from './people-import.service.js';

@Module({ controllers: [PeopleImportController], providers: [PeopleImportService] })
export class PeopleImportModule {}
