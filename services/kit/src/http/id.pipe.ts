import { Injectable, ParseUUIDPipe } from '@nestjs/common';
import { routeNotFound } from './http-errors.js';

/** An id in an address; where another text stands in its place, nothing can be. */
@Injectable()
export class IdPipe extends ParseUUIDPipe {
  constructor() {
    super({ exceptionFactory: routeNotFound });
  }
}
