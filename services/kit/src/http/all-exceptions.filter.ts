import type { ErrorResponse } from '@majlis/contracts/shared/error-response';
import { message } from '@majlis/contracts/shared/messages';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { mapDatabaseError } from '../database/database-errors.js';
import { currentRequestId, LOGGER } from '../logging/logger.js';
import { type ErrorDetail, routeNotFound, toErrorDetail } from './http-errors.js';

type MappedError = { status: number } & ErrorDetail;

const isRouteNotFound = ({ message, cause }: HttpException, { method, originalUrl }: Request) =>
  cause instanceof URIError || message === `Cannot ${method} ${originalUrl}`;

@Catch()
export class AllExceptionsFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    // A client that disconnects while sending its body reads no response, and it is no error of ours.
    if (request.destroyed && !request.complete) return;
    const response = host.switchToHttp().getResponse<Response>();
    const { status, retryAfter, ...detail } = this.toMappedError(exception, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    const body: ErrorResponse = { ...detail, requestId: currentRequestId() };
    // A route that sends a file may have set its name before it failed.
    response.removeHeader('Content-Disposition');
    response.status(status).type('json').setHeader('Cache-Control', 'no-store').json(body);
  }

  private toMappedError(exception: unknown, request: Request): MappedError {
    if (exception instanceof HttpException) {
      if (isRouteNotFound(exception, request)) return { status: 404, ...toErrorDetail(routeNotFound()) };
      const { cause } = exception;
      if (cause instanceof Error) this.logger.warn({ error: String(cause) }, exception.message);
      return { status: exception.getStatus(), ...toErrorDetail(exception) };
    }
    const mapped = mapDatabaseError(exception);
    if (mapped && mapped.status >= 500) this.logger.warn({ error: String(exception) }, mapped.message);
    if (mapped) return mapped;
    this.logger.error({ error: exception instanceof Error ? exception.stack : String(exception) }, 'unexpected error');
    return { status: 500, ...message('failed') };
  }
}
