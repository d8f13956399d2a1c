import type { Problem } from '@majlis/contracts/problem';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { currentRequestId } from '../app/request-context.js';
import { LOGGER } from '../app/tokens.js';
import { databaseProblem } from '../database/database-problem.js';
import { type ProblemDetail, problemDetail } from './problem.js';

type Answer = { status: number } & ProblemDetail;

/** Nothing can have an address whose percent-encoding is broken. */
const undecodable: Answer = { status: 404, message: 'This address does not exist.' };

/** Every error leaves a service in this one shape, and nothing internal leaves at all. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const { destroyed, complete } = host.switchToHttp().getRequest<Request>();
    // Whoever goes away in the middle of a body reads no answer, and that is no fault of ours.
    if (destroyed && !complete) return;
    const response = host.switchToHttp().getResponse<Response>();
    const { status, message, fields, changed, retryAfter } = this.answerTo(exception);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    const problem: Problem = { message, fields, changed, requestId: currentRequestId() };
    response.status(status).setHeader('Cache-Control', 'no-store').json(problem);
  }

  private answerTo(exception: unknown): Answer {
    if (exception instanceof HttpException) {
      const { cause } = exception;
      if (cause instanceof URIError) return undecodable;
      // What a refusal hides from the reader, the operator must see.
      if (cause instanceof Error) this.logger.warn({ error: String(cause) }, exception.message);
      return { status: exception.getStatus(), ...problemDetail(exception) };
    }
    const known = databaseProblem(exception);
    if (known && known.status >= 500) this.logger.warn({ error: String(exception) }, known.message);
    if (known) return known;
    this.logger.error({ error: exception instanceof Error ? exception.stack : String(exception) }, 'unexpected error');
    return { status: 500, message: 'Something went wrong on our side. Please try again.' };
  }
}
