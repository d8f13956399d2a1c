import { listFilters } from '@majlis/contracts/api/list-query.schema';
import { type AnyList } from '@majlis/contracts/shared/define-list.schema';
import { kindOf } from '@majlis/contracts/shared/field-kinds.schema';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { applyDecorators, Controller, Get, type Type } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { SortableRepository } from '../repository/crud-repository.js';
import { createListEntity, type ListRow } from './list-entity.js';
import { PagedList } from './paged-list.js';
import { addPictures } from './picture-details.js';
import { createSortableCrudController } from './sortable-crud.controller.js';

/** The routes of a list. Visitors read its active rows if it has a public read. A list with rules of its own overrides a method. */
export function createListController<List extends AnyList>(list: List, entity: Type<ListRow<List>>) {
  const { path, noun, input, publicRead } = list;
  const Readable = () => (publicRead ? applyDecorators(Public(), PagedList(listFilters.siteLists)) : applyDecorators());
  const urlsOf = createUrlsOf(list);

  @Controller(path)
  class ListController extends createSortableCrudController(input)<ListRow<List>> {
    constructor(@InjectRepository(entity) readonly entities: Repository<ListRow<List>>) {
      super(new SortableRepository(entities, noun));
    }

    @Get()
    @Readable()
    async list(@CurrentUser() currentUser?: StaffMember) {
      return addPictures(this.entities.manager, await this.rows.listVisible(currentUser), urlsOf);
    }
  }
  return ListController;
}

function createUrlsOf({ fields }: AnyList): (row: object) => string[] {
  const pictures = Object.entries(fields).flatMap(([name, field]) => {
    const { toPictureUrl } = kindOf(field);
    return toPictureUrl ? [(row: object) => toPictureUrl(String(Reflect.get(row, name)))] : [];
  });
  return (row) => pictures.map((toUrl) => toUrl(row));
}

/** The table and the routes of a list that has no rules of its own. */
export function createList<List extends AnyList>(list: List) {
  const entity = createListEntity(list);
  return { entity, controller: createListController(list, entity) };
}
