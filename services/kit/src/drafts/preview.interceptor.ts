import { previewEndHeader, previewHeader } from '@majlis/contracts/drafts';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { RequestWithUser } from '../auth/current-user.js';
import { PreviewsService } from './previews.service.js';

/** A read with a preview's token gets what visitors would get if the draft were live. */
@Injectable()
export class PreviewInterceptor implements NestInterceptor {
  constructor(private readonly previews: PreviewsService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithUser>();
    const token = request.get(previewHeader);
    if (token === undefined || request.method !== 'GET') return next.handle();
    // Only the draft of the link is visible, also to staff, who would otherwise see every hidden row.
    request.currentUser = undefined;
    const response = http.getResponse<Response>();
    response.setHeader('Cache-Control', 'private, no-store');
    return from(this.read(token, response, next));
  }

  private async read(token: string, response: Response, next: CallHandler): Promise<unknown> {
    const preview = await this.previews.find(token);
    if (!preview.input) response.setHeader(previewEndHeader, preview.expiresAt.toISOString());
    return this.previews.read(preview, () => lastValueFrom(next.handle()));
  }
}
