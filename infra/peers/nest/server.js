// The service that one gets from the guides of NestJS and TypeORM: an entity, its repository, and a route that returns
// what find() returns. Decorators are called as functions because nothing compiles this file.
import 'reflect-metadata';
import { Controller, Get, Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import { EntitySchema } from 'typeorm';

const snakeCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const column = (type, more) => (name) => [name, { type, name: snakeCase(name), ...more }];
const namesOf = (names) => names.trim().split(/\s+/);

const texts =
  namesOf(`title subtitle description shortDescription slug series conferenceType status theme timezone venue
  venueAddress city country virtualPlatform virtualLink registrationLink featuredImage websiteUrl papersLink contactEmail
  organizer language metaTitle metaDescription flickrAlbumUrl albumThumbnail`);
const instants = namesOf(`startDate endDate registrationDeadline paperSubmissionDeadline abstractSubmissionDeadline
  programReleaseDate releasedAt`);
const booleans = namesOf('isVirtual registrationRequired sponsorshipAvailable callForPapers featured');
const integers = namesOf('maxAttendees currentAttendees displayOrder');

const conference = new EntitySchema({
  name: 'Conference',
  schema: 'conferences',
  tableName: 'conferences',
  columns: {
    id: { type: 'uuid', primary: true },
    tags: { type: 'text', array: true },
    ...Object.fromEntries([
      ...texts.map(column('text')),
      ...instants.map(column('timestamptz')),
      ...booleans.map(column('boolean')),
      ...integers.map(column('int')),
    ]),
  },
});

class ConferencesController {
  constructor(repository) {
    this.repository = repository;
  }

  list() {
    return this.repository.find();
  }
}
Controller('api/conferences')(ConferencesController);
Inject(getRepositoryToken(conference))(ConferencesController, undefined, 0);
Get()(
  ConferencesController.prototype,
  'list',
  Object.getOwnPropertyDescriptor(ConferencesController.prototype, 'list'),
);

class AppModule {}
Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'postgres', url: process.env.DATABASE_URL, entities: [conference] }),
    TypeOrmModule.forFeature([conference]),
  ],
  controllers: [ConferencesController],
})(AppModule);

const app = await NestFactory.create(AppModule, { logger: ['error', 'warn'] });
await app.listen(Number(process.env.PORT), '127.0.0.1');
