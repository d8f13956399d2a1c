import {
  type BoardQuery,
  boardQuery,
  type TranslationInput,
  type TranslationQuery,
  translationInput,
  translationQuery,
} from '@majlis/contracts/translation-inputs';
import { Body, Controller, Get, Put, Query, type Type } from '@nestjs/common';
import { CurrentUser, type StaffMember } from '../auth/current-user.js';
import { TranslationBoardService } from './translation-board.service.js';
import { TranslationsService } from './translations.service.js';

/** The staff routes of the translations of one service (ADR 0044). */
export function createTranslationsController(service: string): Type {
  @Controller(`api/${service}/translations`)
  class TranslationsController {
    constructor(
      private readonly translations: TranslationsService,
      private readonly board: TranslationBoardService,
    ) {}

    @Get()
    find(@Query({ schema: translationQuery }) { table, id }: TranslationQuery) {
      return this.translations.find(table, id);
    }

    @Get('board')
    listGaps(@Query({ schema: boardQuery }) query: BoardQuery) {
      return this.board.list(query);
    }

    @Put()
    save(@Body({ schema: translationInput }) input: TranslationInput, @CurrentUser() currentUser: StaffMember) {
      return this.translations.save(input, currentUser.email);
    }
  }
  return TranslationsController;
}
