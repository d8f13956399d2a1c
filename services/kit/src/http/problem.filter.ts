import type { Problem } from '@majlis/contracts/problem';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { currentRequestId } from '../app/request-context.js';
import { LOGGER } from '../app/tokens.js';
import { databaseProblem } from '../database/database-problem.js';
import { type ProblemDetail, problemDetail } from './problem.js';

type Answer = { status: number } & ProblemDetail;

/** Every error leaves a service in this one shape, and nothing internal leaves at all. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const { status, message, fields, changed } = this.answerTo(exception);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const problem: Problem = { message, fields, changed, requestId: currentRequestId() };
    response.status(status).setHeader('Cache-Control', 'no-store').json(problem);
  }

  private answerTo(exception: unknown): Answer {
    if (exception instanceof HttpException) {
      // What a refusal hides from the reader, the operator must see.
      if (exception.cause) this.logger.warn({ error: String(exception.cause) }, exception.message);
      return { status: exception.getStatus(), ...problemDetail(exception) };
    }
    const known = databaseProblem(exception);
    if (known) return known;
    this.logger.error({ error: exception instanceof Error ? exception.stack : String(exception) }, 'unexpected error');
    return { status: 500, message: 'Something went wrong on our side. Please try again.' };
  }
}
