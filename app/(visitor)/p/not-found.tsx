export { default } from "@/app/item-not-found";
