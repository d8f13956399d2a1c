import { conferencePartners } from '@majlis/contracts/conference-partners';
import { documents } from '@majlis/contracts/documents';
import { rooms } from '@majlis/contracts/room-input';
import { createListEntity } from '@majlis/kit/lists/list-entity';
import { Entity } from 'typeorm';

@Entity(conferencePartners.table)
export class ConferencePartnerEntity extends createListEntity(conferencePartners) {}

@Entity(documents.table)
export class DocumentEntity extends createListEntity(documents) {}

@Entity(rooms.table)
export class RoomEntity extends createListEntity(rooms) {}
