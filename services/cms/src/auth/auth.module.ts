import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity } from './account.entity.js';
import { GoogleSignIn } from './google-sign-in.js';
import { SignInController } from './sign-in.controller.js';
import { SignInLog } from './sign-in-log.js';
import { StaffSessionController } from './staff-session.controller.js';
import { StaffSessionEntity } from './staff-session.entity.js';
import { StaffSessionsService } from './staff-sessions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity, StaffSessionEntity])],
  controllers: [SignInController, StaffSessionController],
  providers: [GoogleSignIn, SignInLog, StaffSessionsService],
})
export class AuthModule {}
