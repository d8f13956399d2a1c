import type { ErrorResponse } from '@majlis/contracts/error-response';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { currentRequestId } from '../app/request-context.js';
import { LOGGER } from '../app/tokens.js';
import { mapDatabaseError } from '../database/database-errors.js';
import { type ErrorDetail, routeNotFound, toErrorDetail } from './http-errors.js';

type Answer = { status: number } & ErrorDetail;

/** Whether no route answers there, or the percent-encoding of the address is broken: then nothing can have it. */
const leadsNowhere = ({ message, cause }: HttpException, { method, originalUrl }: Request) =>
  cause instanceof URIError || message === `Cannot ${method} ${originalUrl}`;

/** Every error leaves a service in this one shape, and nothing internal leaves at all. */
@Catch()
export class AllExceptionsFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    // Whoever goes away in the middle of a body reads no answer, and that is no fault of ours.
    if (request.destroyed && !request.complete) return;
    const response = host.switchToHttp().getResponse<Response>();
    const { status, message, fields, changed, retryAfter } = this.answerTo(exception, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    const problem: ErrorResponse = { message, fields, changed, requestId: currentRequestId() };
    response.status(status).setHeader('Cache-Control', 'no-store').json(problem);
  }

  private answerTo(exception: unknown, request: Request): Answer {
    if (exception instanceof HttpException) {
      if (leadsNowhere(exception, request)) return { status: 404, ...toErrorDetail(routeNotFound()) };
      const { cause } = exception;
      // What a refusal hides from the reader, the operator must see.
      if (cause instanceof Error) this.logger.warn({ error: String(cause) }, exception.message);
      return { status: exception.getStatus(), ...toErrorDetail(exception) };
    }
    const known = mapDatabaseError(exception);
    if (known && known.status >= 500) this.logger.warn({ error: String(exception) }, known.message);
    if (known) return known;
    this.logger.error({ error: exception instanceof Error ? exception.stack : String(exception) }, 'unexpected error');
    return { status: 500, message: 'Something went wrong on our side. Please try again.' };
  }
}
