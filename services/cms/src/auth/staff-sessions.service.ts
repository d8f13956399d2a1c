import { createHash, randomBytes } from 'node:crypto';
import { message } from '@majlis/contracts/shared/messages';
import { maxSessionHours, type SignedInDevice, type StaffAccount } from '@majlis/contracts/staff/session-status';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { AllowList, hashSessionId, sessionEndSql } from '@majlis/kit/auth/staff-session.guard';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import Bowser from 'bowser';
import type { EntityManager, Repository } from 'typeorm';
import type { Identity } from './google-sign-in.js';
import { AccountEntity, StaffSessionEntity } from './staff-session.entity.js';

const maxSessionsPerAccount = 5;

@Injectable()
export class StaffSessionsService {
  constructor(
    @InjectRepository(StaffSessionEntity) private readonly sessions: Repository<StaffSessionEntity>,
    private readonly allowList: AllowList,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  /** Returns the session id, or why there is none. */
  async create(identity: Identity, userAgent: string): Promise<{ id: string } | { rejection: string }> {
    if (!this.allowList.has(identity.email)) return { rejection: 'not on the list of accounts' };
    return this.sessions.manager.transaction(async (transaction) => {
      if (!(await bindAccount(transaction, identity)))
        return { rejection: 'another identity than at the first sign-in' };
      await transaction.update(AccountEntity, { email: identity.email }, { displayName: identity.displayName });
      const id = randomBytes(32).toString('base64url');
      await transaction.insert(StaffSessionEntity, {
        ...identity,
        idHash: hashSessionId(id),
        absoluteEnd: new Date(Date.now() + maxSessionHours * 3_600_000),
        userAgentHash: createHash('sha256').update(userAgent).digest(),
        device: describeDevice(userAgent),
      });
      await deleteSurplusSessions(transaction, identity.email);
      return { id };
    });
  }

  /** The activity list of the staff area shows who signed in, and who was rejected and why. */
  async recordSignIn(email: string, rejection: string | null): Promise<void> {
    await this.sessions.query('INSERT INTO auth.sign_ins (email, rejection) VALUES ($1, $2)', [email, rejection]);
    await this.sessions.query('DELETE FROM auth.sign_ins WHERE at < now() - make_interval(days => $1)', [
      this.settings.HISTORY_DAYS,
    ]);
  }

  async extend(idHash: Buffer): Promise<Date | undefined> {
    const [rows] = await this.sessions.query<[{ expires_at: Date }[], number]>(
      `UPDATE auth.sessions SET last_seen = now() WHERE id_sha256 = $1 RETURNING ${sessionEndSql} AS expires_at`,
      [idHash],
    );
    return rows[0]?.expires_at;
  }

  /** Includes accounts that are no longer allow-listed, because their names appear beside their past changes. */
  accounts(): Promise<StaffAccount[]> {
    return this.sessions.manager.find(AccountEntity, {
      select: { email: true, displayName: true },
      order: { email: 'ASC' },
    });
  }

  /** The sessions of the account that have not ended, the last used first. */
  async devices({ email, sessionHash }: StaffMember): Promise<SignedInDevice[]> {
    const sessions = await this.sessions
      .createQueryBuilder('session')
      .where(`email = :email AND ${sessionEndSql} > now()`, { email })
      .orderBy('last_seen', 'DESC')
      .getMany();
    return sessions.map(({ idHash, device, created, lastSeen }) => ({
      id: idHash.toString('hex'),
      device,
      signedInAt: created.toISOString(),
      lastSeenAt: lastSeen.toISOString(),
      isCurrent: idHash.equals(sessionHash),
    }));
  }

  /** Throws 404 for a session that has ended or belongs to another account. */
  async endDevice(email: string, id: string): Promise<void> {
    const { affected } = await this.sessions.delete({ email, idHash: Buffer.from(id, 'hex') });
    if (affected === 0) throw new NotFoundException(message('sessionEnded'));
  }

  async end(id: string): Promise<void> {
    await this.sessions.delete({ idHash: hashSessionId(id) });
  }

  async endAll(email: string): Promise<void> {
    await this.sessions.delete({ email });
  }
}

/** The row lock serializes sign-ins of one account, so that the limit on sessions holds. */
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

const maxUserAgentLength = 500;

/** Returns a text such as 'Firefox on Windows'; it is empty if the user agent names neither browser nor system. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgentLength));
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' on ');
}
