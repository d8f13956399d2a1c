import { conferencePartners } from '@majlis/contracts/conferences/conference-partners.schema';
import { documents } from '@majlis/contracts/conferences/documents.schema';
import { rooms } from '@majlis/contracts/programme/rooms.schema';
import { createListEntity } from '@majlis/rows/lists/list-entity';
import { Entity } from 'typeorm';

@Entity(conferencePartners.table)
export class ConferencePartnerEntity extends createListEntity(conferencePartners) {}

@Entity(documents.table)
export class DocumentEntity extends createListEntity(documents) {}

@Entity(rooms.table)
export class RoomEntity extends createListEntity(rooms) {}
