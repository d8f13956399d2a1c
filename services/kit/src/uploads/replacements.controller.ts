import { type Replacement, type ReplacementInput, replacementInput } from '@majlis/contracts/media';
import { Body, Controller, HttpCode, Post, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WriteContext } from '../database/audited-entity.js';
import { RequestWriteContext } from '../http/write-context.js';
import { replaceUpload } from './replace-upload.js';

/** Replaces a file in the rows of one service. The media library does so itself for its own service. */
export function createReplacementsController(service: string): Type {
  @Controller(`api/${service}/replaced-uploads`)
  class ReplacementsController {
    constructor(private readonly database: DataSource) {}

    @Post()
    @HttpCode(200)
    async replace(
      @Body({ schema: replacementInput }) input: ReplacementInput,
      @RequestWriteContext() { actor }: WriteContext,
    ): Promise<Replacement> {
      return { replaced: await this.database.transaction((manager) => replaceUpload(manager, input, actor)) };
    }
  }
  return ReplacementsController;
}
