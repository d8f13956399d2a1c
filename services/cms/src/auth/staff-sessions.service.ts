import { createHash, randomBytes } from 'node:crypto';
import { maxSessionHours, type StaffAccount } from '@majlis/contracts/session-status';
import { AllowList } from '@majlis/kit/auth/allow-list';
import { sessionEndSql } from '@majlis/kit/auth/find-session';
import { hashSessionId } from '@majlis/kit/auth/session-cookie';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { AccountEntity } from './account.entity.js';
import type { Identity } from './identity.js';
import { StaffSessionEntity } from './staff-session.entity.js';

/** Sessions an account may have at once; a further sign-in ends the oldest. */
const maxSessionsPerAccount = 5;

@Injectable()
export class StaffSessionsService {
  constructor(
    @InjectRepository(StaffSessionEntity) private readonly sessions: Repository<StaffSessionEntity>,
    private readonly allowList: AllowList,
  ) {}

  /** Begins a session and answers its id; undefined when the identity is not on the list, or not the one it was before. */
  create(identity: Identity, userAgent: string): Promise<string | undefined> {
    if (!this.allowList.has(identity.email)) return Promise.resolve(undefined);
    return this.sessions.manager.transaction(async (transaction) => {
      if (!(await bindAccount(transaction, identity))) return undefined;
      await transaction.update(AccountEntity, { email: identity.email }, { displayName: identity.displayName });
      const id = randomBytes(32).toString('base64url');
      await transaction.insert(StaffSessionEntity, {
        ...identity,
        idHash: hashSessionId(id),
        absoluteEnd: new Date(Date.now() + maxSessionHours * 3_600_000),
        userAgentHash: createHash('sha256').update(userAgent).digest(),
      });
      await deleteSurplusSessions(transaction, identity.email);
      return id;
    });
  }

  /** Restarts the time without use; answers when the session now ends. */
  async extend(idHash: Buffer): Promise<Date | undefined> {
    const [rows] = await this.sessions.query<[{ expires_at: Date }[], number]>(
      `UPDATE auth.sessions SET last_seen = now() WHERE id_sha256 = $1 RETURNING ${sessionEndSql} AS expires_at`,
      [idHash],
    );
    return rows[0]?.expires_at;
  }

  /** Those that have ever signed in, also when they are no longer on the list: their names stand beside what they changed. */
  accounts(): Promise<StaffAccount[]> {
    return this.sessions.manager.find(AccountEntity, {
      select: { email: true, displayName: true },
      order: { email: 'ASC' },
    });
  }

  async end(id: string): Promise<void> {
    await this.sessions.delete({ idHash: hashSessionId(id) });
  }

  async endAll(email: string): Promise<void> {
    await this.sessions.delete({ email });
  }
}

/** Binds the address to its identity at the first sign-in; later ones must be of the same identity, and take turns: they are counted. */
async function bindAccount(transaction: EntityManager, { email, iss, sub }: Identity): Promise<boolean> {
  await transaction.createQueryBuilder().insert().into(AccountEntity).values({ email, iss, sub }).orIgnore().execute();
  const lock = { mode: 'pessimistic_write' } as const;
  return (await transaction.findOne(AccountEntity, { where: { email, iss, sub }, lock })) !== null;
}

async function deleteSurplusSessions(transaction: EntityManager, email: string): Promise<void> {
  await transaction.query(
    `DELETE FROM auth.sessions WHERE ${sessionEndSql} <= now() OR id_sha256 IN (
       SELECT id_sha256 FROM auth.sessions WHERE email = $1 ORDER BY created DESC, last_seen DESC OFFSET $2)`,
    [email, maxSessionsPerAccount],
  );
}
