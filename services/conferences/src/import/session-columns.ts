import { type ImportField, importFields } from '@majlis/contracts/staff/import-fields';
import type { ColumnNames } from './import-table.js';

/**
 * Headers of pretalx, frab, Indico, Sessionize, ConfTool, EasyChair, Guidebook, Attendify, Whova and Sched, and those that people
 * write themselves; also the keys of JSON files.
 */
const otherHeaders: Record<ImportField, string> = {
  id: `guid | uid | uuid | code | id | paper id | paper no | paper number | contribution id | proposal id
    submission id | session id | event key | event id | friendly id | identifier | # | nr | kennung`,
  title: `session title | proposal title | talk title | event title | paper title | presentation title | session name
    talk | session | name | subject | summary | event | topic title | titel | vortrag | thema | titre | título
    titulo | titolo | başlık | oturum | tajuk | العنوان | عنوان الجلسة | الجلسة`,
  date: `day | session date | event date | start date | begin date | date start | datum | tag | jour | fecha | data
    tarih | gün | tarikh | hari | التاريخ | اليوم`,
  start: `start time | starts at | time start | session start | event start | start datetime | begin | begin time | from
    scheduled at | start iso | starttime | start at | starts | time | time slot | slot | timeslot | start date
    session start time | date start | dtstart | beginn | anfang | uhrzeit | zeit | von | début | debut | heure
    heure de début | inicio | hora | inizio | ora | başlangıç | başlangıç saati | saat | mula | masa mula | masa
    البداية | وقت البداية | الوقت | من`,
  end: `end time | ends at | time end | session end | event end | end datetime | to | until | end iso | endtime | end at
    ends | finish | finish time | end date | date end | session end time | dtend | ende | bis | fin | heure de fin
    final | fine | bitiş | bitiş saati | tamat | masa tamat | النهاية | وقت النهاية | إلى`,
  duration: `length | minutes | duration min | duration minutes | duration in minutes | scheduled duration | dauer | durée
    duración | durata | süre | tempoh | المدة`,
  type: `session type | session format | format | kind | contribution type | submission type | event type | talk type
    talk format | presentation type | category | entry type | art | typ | tür | jenis | النوع`,
  track: `schedule track | session track | track title | track name | tracks | event subtype | topic | topics | stream
    theme | spur | themenbereich | parcours | trek | المسار`,
  room: `room name | room/location | session room | location | location name | hall | venue | place | raum | saal | ort
    salle | lieu | sala | salon | yer | bilik | dewan | tempat | القاعة | المكان`,
  speakers: `speaker | speaker names | speaker name | speakers name | presenters | presenter | presenting author | persons
    people | authors | author | primary authors | primaryauthors | session speakers | owner | referent | referenten
    full name | fullname | referent:innen | vortragende | sprecher | intervenants | intervenant | orateurs | ponentes | relatori
    konuşmacı | konuşmacılar | penceramah | pembentang | المتحدثون | المتحدث | المتحدثين`,
  speakerEmails: 'speaker emails | speaker email | emails | email | e-mail | presenter emails',
  presentationTitles: 'papers',
  materials: 'session materials',
  description: `session description | event description | session info | info | short description | details | subtitle | beschreibung
    description courte | descripción | açıklama | keterangan | الوصف`,
  abstract: `session abstract | abstract plain | long description | zusammenfassung | résumé | resumen | özet | abstrak
    الملخص`,
  capacity:
    'max attendees | maximum attendees | seats | limit | kapazität | plätze | capacité | kapasite | kapasiti | السعة',
  order: 'session order | display order | position',
  specialRequirements: 'requirements | notes | internal notes | equipment',
};

export const sessionColumns: ColumnNames<ImportField> = {
  labels: importFields,
  otherHeaders,
  ownHeaders: [importFields.presentationTitles, importFields.materials, importFields.specialRequirements],
};
