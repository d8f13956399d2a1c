import { type SessionSpeakerInput, sessionSpeakerInput } from '@majlis/contracts/assignments';
import type { Edit } from '@majlis/kit/database/editable-row';
import { CreatesOnce } from '@majlis/kit/http/creates-once';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { RequestedEdit } from '@majlis/kit/http/if-match';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { AssignmentsService } from './assignments.service.js';

/** One assignment at a time. */
@Controller('api/session-speakers')
export class SessionSpeakersController {
  constructor(private readonly assignments: AssignmentsService) {}

  @Post()
  @CreatesOnce()
  add(@Body({ schema: sessionSpeakerInput }) input: SessionSpeakerInput, @RequestedEdit() edit: Edit) {
    return this.assignments.add(input, edit);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.assignments.remove(id, edit);
  }
}
