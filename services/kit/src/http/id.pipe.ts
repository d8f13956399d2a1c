import { Injectable, ParseUUIDPipe } from '@nestjs/common';
import { routeNotFound } from './http-errors.js';

@Injectable()
export class IdPipe extends ParseUUIDPipe {
  constructor() {
    super({ exceptionFactory: routeNotFound });
  }
}
