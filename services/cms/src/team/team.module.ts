import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadsModule } from '../uploads/uploads.module.js';
import { TeamController } from './team.controller.js';
import { TeamMemberEntity } from './team-member.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([TeamMemberEntity]), UploadsModule], controllers: [TeamController] })
export class TeamModule {}
