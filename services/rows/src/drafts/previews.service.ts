import { createHash, randomBytes } from 'node:crypto';
import { message } from '@majlis/contracts/shared/messages';
import {
  type CreatedPreview,
  type PreviewLink,
  previewEndHeader,
  previewHeader,
  previewLinkDays,
  publicPreview,
} from '@majlis/contracts/staff/drafts';
import type { PreviewInput } from '@majlis/contracts/staff/drafts.schema';
import type { RequestWithUser } from '@majlis/kit/auth/current-user';
import { runAsActor } from '@majlis/kit/database/change-context';
import { runInOneTransaction } from '@majlis/kit/database/service-database';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import {
  type CallHandler,
  type ExecutionContext,
  GoneException,
  Injectable,
  type NestInterceptor,
  NotFoundException,
} from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { DraftsService } from './drafts.service.js';
import { EditableRows } from './editable-rows.js';

/** The preview of an open form ends when nobody has looked at it or typed for so long. */
const formPreviewMinutes = 60;

type Preview = { table: string; id: string; input: Record<string, unknown> | null };
type FoundPreview = Preview & { expiresAt: Date };

const hashToken = (token: string) => createHash('sha256').update(token).digest();

/**
 * Pages as they would be with a draft in them. A read is made in a transaction in which the draft is live, and which is rolled
 * back, so that a preview shows what publishing would show and nothing of it remains (infra/adr/history-and-drafts.md).
 */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly database: DataSource,
    private readonly editable: EditableRows,
    private readonly drafts: DraftsService,
  ) {}

  async create({ table, id, input }: PreviewInput, actor: string): Promise<CreatedPreview> {
    if (input) validateWith(this.editable.find(table).input, input);
    else await this.drafts.find(table, id);
    const token = randomBytes(32).toString('base64url');
    const lifetime = input ? `${formPreviewMinutes} minutes` : `${previewLinkDays} days`;
    const [created]: Omit<CreatedPreview, 'token'>[] = await this.database.query(
      `INSERT INTO previews (token_sha256, table_name, row_id, input, created_by, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + $6::interval) RETURNING id AS "previewId", expires_at AS "expiresAt"`,
      [hashToken(token), table, id, input ? JSON.stringify(input) : null, actor, lifetime],
    );
    await this.database.query("DELETE FROM previews WHERE expires_at < now() - interval '30 days'");
    return { ...(created as Omit<CreatedPreview, 'token'>), token };
  }

  /** Replaces the values of an open form. */
  async update(previewId: string, input: Record<string, unknown>): Promise<void> {
    const [preview]: Preview[] = await this.database.query(
      'SELECT table_name AS "table", row_id AS id, input FROM previews WHERE id = $1 AND input IS NOT NULL',
      [previewId],
    );
    if (!preview) throw new NotFoundException(message('previewEnded'));
    validateWith(this.editable.find(preview.table).input, input);
    await this.database.query(
      `UPDATE previews SET input = $2, expires_at = now() + interval '${formPreviewMinutes} minutes' WHERE id = $1`,
      [previewId, JSON.stringify(input)],
    );
  }

  /** Throws 404 for a table that staff do not edit. */
  async listLinks(table: string, id: string): Promise<PreviewLink[]> {
    this.editable.find(table);
    return this.database.query(
      `SELECT id AS "previewId", created_by AS "createdBy", expires_at AS "expiresAt" FROM previews
       WHERE table_name = $1 AND row_id = $2 AND input IS NULL AND expires_at > now() ORDER BY expires_at DESC`,
      [table, id],
    );
  }

  /** Ends a link, which from now on shows that it has expired. */
  async revoke(previewId: string): Promise<void> {
    const revoked: unknown[] = await this.database.query(
      'WITH ended AS (UPDATE previews SET expires_at = now() WHERE id = $1 AND expires_at > now() RETURNING 1) SELECT FROM ended',
      [previewId],
    );
    if (revoked.length === 0) throw new NotFoundException(message('previewEnded'));
  }

  /** Throws 410 when the preview has ended. */
  async find(token: string): Promise<FoundPreview> {
    const [preview]: FoundPreview[] = await this.database.query(
      `SELECT table_name AS "table", row_id AS id, input, expires_at AS "expiresAt"
       FROM previews WHERE token_sha256 = $1 AND expires_at > now()`,
      [hashToken(token)],
    );
    if (!preview) throw new GoneException(message('previewEndedAskAgain'));
    return preview;
  }

  /** Runs `read` with the preview's row as it would be published. */
  read<Result>(preview: Preview, read: () => Promise<Result>): Promise<Result> {
    return runInOneTransaction(this.database, () => runAsActor('job:preview', () => this.applyAndRead(preview, read)), {
      isDiscarded: true,
    });
  }

  private async applyAndRead<Result>({ table, id, input }: Preview, read: () => Promise<Result>): Promise<Result> {
    const values = input ?? (await this.drafts.find(table, id)).input;
    const published = this.editable.find(table).toPublic?.(values as never) ?? values;
    await this.drafts.apply({ table, id, input: { ...published } }, { actor: 'job:preview' });
    return read();
  }
}

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
    if (token === publicPreview) return next.handle();
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
