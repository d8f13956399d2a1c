import { Controller, Get } from '@nestjs/common';
import { PeopleService } from './people.service.js';

/** The same persons under the name that sessions give them. */
@Controller('api/speakers')
export class SpeakersController {
  constructor(private readonly people: PeopleService) {}

  @Get()
  list() {
    return this.people.list();
  }
}
