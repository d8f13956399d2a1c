import { languageQuery } from '@majlis/contracts/language-query';
import { defaultLanguage } from '@majlis/contracts/languages';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { isPublicRoute } from '../auth/current-user.js';
import { validateWith } from '../http/validation.pipe.js';
import { runInLanguage } from './requested-language.js';
import { translateRows } from './translate-rows.js';
import { TRANSLATED_TABLES, type TranslatedTables } from './translated-tables.js';

/** A public read with ?lang= gets its texts in that language, as far as they have been translated (ADR 0044). */
@Injectable()
export class LanguageInterceptor implements NestInterceptor {
  constructor(
    private readonly database: DataSource,
    private readonly reflector: Reflector,
    @Inject(TRANSLATED_TABLES) private readonly tables: TranslatedTables,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { method, query } = http.getRequest<Request>();
    if (query.lang === undefined || !['GET', 'HEAD'].includes(method) || !isPublicRoute(this.reflector, context))
      return next.handle();
    const { lang = defaultLanguage.tag } = validateWith(languageQuery, query);
    if (lang === defaultLanguage.tag) return next.handle();
    return from(runInLanguage(lang, () => this.read(http.getResponse<Response>(), next)));
  }

  private async read(response: Response, next: CallHandler): Promise<unknown> {
    const body: unknown = await lastValueFrom(next.handle());
    if (Object.keys(this.tables).length === 0) return body;
    const isText = typeof body === 'string';
    // Nest makes JSON of an object without a type.
    const type = response.get('Content-Type') ?? (isText ? 'text/html' : 'application/json');
    if (!type.startsWith('application/json')) return body;
    const value: unknown = isText ? JSON.parse(body) : body;
    const isTranslated = await translateRows(this.database.manager, value);
    return isText && isTranslated ? JSON.stringify(value) : body;
  }
}
