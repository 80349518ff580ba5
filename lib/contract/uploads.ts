/** Scripts a user has uploaded: how an upload begins, the script's record and its details form. */
import * as z from 'zod';
import { problem } from './errors.ts';
import { planName } from './plans.ts';
import { questionNumber } from './report.ts';

export const maxUploadBytes = 25 * 1024 * 1024;
/** The multipart form passes through the API gateway, whose payload limit leaves about this much for a file. */
export const maxMultipartBytes = 4 * 1024 * 1024;
export const maxPages = 600;

export const createUploadInput = z.object({
  file_name: z.string().min(1).max(10_240),
  size: z.number().int().positive(),
  plan_type: planName.optional(),
});

export const presignedPost = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
export const createUploadOutput = z.union([
  z.object({ script_id: z.string(), upload: presignedPost, expires_at: z.string() }),
  z.object({ script_id: z.string(), status: z.string() }),
]);

/** The 'Add Script Details' form; an empty string means not given. */
export const scriptDetails = z.object({
  script_type: z.string().max(200).default(''),
  title: z.string().max(300).default(''),
  director: z.string().max(300).default(''),
  cast: z.string().max(1000).default(''),
  hero: z.string().max(300).default(''),
  character: z.string().max(300).default(''),
  genre: z.enum(['', 'action', 'comedy', 'drama', 'horror', 'scifi', 'thriller']).default(''),
  other_inputs: z.string().max(4000).default(''),
});
export type ScriptDetails = z.infer<typeof scriptDetails>;
export const emptyDetails: ScriptDetails = scriptDetails.parse({});

/** awaiting_upload -> uploaded -> reading -> ready, or failed with a problem that says why. */
export const scriptStatus = z.enum(['awaiting_upload', 'uploaded', 'reading', 'ready', 'failed']);
export type ScriptStatus = z.infer<typeof scriptStatus>;

export const script = z.object({
  script_id: z.string(),
  file_name: z.string(),
  size: z.number().int(),
  status: scriptStatus,
  problem: problem.nullable(),
  title: z.string().nullable(),
  page_count: z.number().int().nullable(),
  scene_count: z.number().int().nullable(),
  created_at: z.string(),
  /** That of the drafts it belongs with, once its writer has said so. */
  project_id: z.string().optional(),
  details: scriptDetails,
  answers: z.object({ ready: z.number().int(), failed: z.number().int(), total: z.number().int() }),
  /** The oldest engine that made one of the ready reports; 0 for those made before it was kept, absent without any. */
  engine_version: z.number().int().optional(),
  /** One of the reports that an older engine than today's has made: asked for again, all such are made again, once and free of charge. Absent without any. */
  older_report: questionNumber.optional(),
});
export type Script = z.infer<typeof script>;

export const listScriptsOutput = z.object({ scripts: z.array(script) });
export const deleteScriptOutput = z.object({
  success: z.literal(true),
  message: z.string(),
  removed: z.object({ scripts: z.number().int(), reports: z.number().int() }),
});
