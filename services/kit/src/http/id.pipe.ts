import { Injectable, ParseUUIDPipe } from '@nestjs/common';
import { routeNotFound } from './http-errors.js';

/** An id in a path; any other text is a 404, not a validation error. */
@Injectable()
export class IdPipe extends ParseUUIDPipe {
  constructor() {
    super({ exceptionFactory: routeNotFound });
  }
}
