import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { AreaDetail, Passport } from "./schema";

export const usePassport = () => useData<Passport>(paths.api.passport);

export const useArea = (number: number) => useData<AreaDetail>(paths.api.passportArea(number));
