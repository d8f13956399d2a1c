import { Controller, HttpCode, Param, Post, type Type } from '@nestjs/common';
import type { WriteContext } from '../database/audited-entity.js';
import { IdPipe } from '../http/id.pipe.js';
import { RequestWriteContext } from '../http/write-context.js';
import { UndoService } from './undo.service.js';

/** The route that undoes changes of one service. */
export function createChangesController(service: string): Type {
  @Controller(`api/${service}/changes`)
  class ChangesController {
    constructor(private readonly changes: UndoService) {}

    @Post(':id/undo')
    @HttpCode(204)
    undo(@Param('id', IdPipe) id: string, @RequestWriteContext() { actor }: WriteContext): Promise<void> {
      return this.changes.undo(id, actor);
    }
  }
  return ChangesController;
}
