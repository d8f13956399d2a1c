import { Module } from '@nestjs/common';
import { InstagramReader } from './instagram-reader.js';
import { InstagramToken } from './instagram-token.js';

@Module({ providers: [InstagramReader, InstagramToken], exports: [InstagramReader, InstagramToken] })
export class InstagramModule {}
